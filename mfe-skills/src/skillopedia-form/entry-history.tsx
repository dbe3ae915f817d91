import {
  encyclopediaHistory,
  restoreEncyclopediaVersion,
  type SkillopediaEntry,
} from '@skills-architect/contracts/skills';
import { useVersionPage, VersionHistory } from '@skills-architect/library-kit';
import { useCall, useChange } from '@skills-architect/portal-kit';

/** Pop-up with the versions of an entry and its document. */
export function EntryHistory({ entry, onClose }: { entry: SkillopediaEntry; onClose: () => void }) {
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
      onClose={onClose}
    />
  );
}
