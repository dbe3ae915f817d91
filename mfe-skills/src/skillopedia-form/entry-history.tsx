import {
  encyclopediaHistory,
  restoreEncyclopediaVersion,
  type SkillopediaEntry,
} from '@skills-architect/contracts/skills';
import { type RestoredForm, useVersionPage, VersionHistory } from '@skills-architect/library-kit';
import { useCall, useChange } from '@skills-architect/portal-kit';

interface EntryHistoryProps {
  entry: SkillopediaEntry;
  form: RestoredForm<SkillopediaEntry>;
  onClose: () => void;
}

/** Pop-up with the versions of an entry and its document. */
export function EntryHistory({ entry, form, onClose }: EntryHistoryProps) {
  const params = { encyclopediaId: entry.encyclopediaId };
  const page = useVersionPage();
  const read = useCall(encyclopediaHistory, { params, query: page.query }, page.options);
  const restore = useChange(restoreEncyclopediaVersion);
  return (
    <VersionHistory
      name={entry.name}
      rev={entry.rev}
      page={page}
      read={read}
      params={params}
      restore={restore}
      form={form}
      onClose={onClose}
    />
  );
}
