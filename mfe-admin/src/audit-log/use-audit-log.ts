import { AuditKind } from '@skills-architect/contracts';
import { AuditOutcome, exportAuditLog, listAuditEntries } from '@skills-architect/contracts/portal';
import { download, nameList, notify, typedText, useCall, useQueryState } from '@skills-architect/portal-kit';
import { buildListControls, buildListRequest, LIST_START } from '@skills-architect/ui-kit/extra';
import { toMoment } from './period';

const NO_FILTER = { text: '', kinds: [], outcomes: [], user: 0, client: 0, from: '', to: '' };

/** The audit log with its filters, page and opened entry, which are in the query string. */
export function useAuditLog() {
  const [state, change] = useQueryState({
    text: typedText,
    kinds: nameList,
    outcomes: nameList,
    user: 0,
    client: 0,
    from: '',
    to: '',
    entry: 0,
    ...LIST_START,
  });
  const filter = {
    searchString: state.text.trim() || undefined,
    kind: AuditKind.options.filter((kind) => state.kinds.includes(kind)),
    outcome: AuditOutcome.options.filter((outcome) => state.outcomes.includes(outcome)),
    userId: state.user || undefined,
    clientId: state.client || undefined,
    from: toMoment(state.from, 'begin'),
    to: toMoment(state.to, 'end'),
  };
  const request = buildListRequest(state, ['at']);
  const { pagesize, offset } = request;
  const { data, error, isRefreshing, retry } = useCall(
    listAuditEntries,
    { query: { ...filter, pagesize, offset } },
    { keepPreviousData: true },
  );
  const save = async (format: 'jsonl' | 'csv') => {
    try {
      await download(exportAuditLog, { query: { ...filter, format } });
    } catch (failure) {
      notify(failure);
    }
  };
  const { pager } = buildListControls(request, data, change);
  return {
    state,
    change,
    isFiltered: Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined)),
    clear: () => change(NO_FILTER),
    entries: data?.entries,
    error,
    isRefreshing,
    retry,
    pager,
    save: (format: 'jsonl' | 'csv') => void save(format),
    // On the page of the list where it was opened.
    open: (entry: number) => change({ entry, page: state.page }),
  };
}
export type AuditList = ReturnType<typeof useAuditLog>;
