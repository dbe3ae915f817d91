import { type ContentImport, listContentImports } from '@skills-architect/contracts/skills';
import { BackLink, ImportList, importColumns, usePaging } from '@skills-architect/library-kit';
import { useCall, useQueryState } from '@skills-architect/portal-kit';
import { Page } from '@skills-architect/ui-kit';
import { ImportDetail } from './import-detail';
import { STAGES, STATES } from './import-words';
import { StartImport } from './start-import';

const COLUMNS = importColumns<ContentImport['stage'], ContentImport>(
  [{ id: 'contentProvider', title: 'Content Provider', cell: ({ contentProvider }) => contentProvider }],
  STATES.filter(({ isListed }) => isListed).map(({ state, word }) => ({
    id: state,
    title: word,
    count: ({ counts }) => counts[state],
  })),
  STAGES,
);

/** Screen: imports the catalogues of content providers, and lists the imports with their reports. */
export default function ContentImports() {
  const [{ import: open }, change] = useQueryState({ import: 0 });
  const { query, pager } = usePaging('imports');
  const read = useCall(listContentImports, { query }, { keepPreviousData: true });
  return (
    <Page
      title="Content Catalogues"
      help="Import the catalogue of a content provider. Its items are mapped to skills; relevancies set by people stay."
      action={<BackLink to="/skill/search">Back to skills</BackLink>}
    >
      <StartImport onStart={(importId) => change({ import: importId })} />
      {open > 0 && <ImportDetail key={open} importId={open} />}
      <ImportList
        columns={COLUMNS}
        read={read}
        name={({ contentProvider }) => contentProvider}
        empty="No catalogue was imported yet."
        onOpen={(importId) => change({ import: importId })}
        pager={pager(read.data?.total ?? 0, read.data?.totalIsCapped)}
      />
    </Page>
  );
}
