import {
  encyclopediaHistory,
  restoreEncyclopediaVersion,
  type SkillopediaEntry,
} from '@skills-architect/contracts/skills';
import { restoreVersion, useCall, useChange } from '@skills-architect/portal-kit';
import { HISTORY_PAGE, RecordHistory } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

/** Pop-up with the versions of an entry and its document. */
export function EntryHistory({ entry, onClose }: { entry: SkillopediaEntry; onClose: () => void }) {
  const [offset, setOffset] = useState(0);
  const params = { encyclopediaId: entry.encyclopediaId };
  const query = { offset, pagesize: HISTORY_PAGE };
  const read = useCall(encyclopediaHistory, { params, query }, { keepPreviousData: true });
  const restore = useChange(restoreEncyclopediaVersion);
  return (
    <RecordHistory
      name={entry.name}
      page={read.data}
      read={read}
      offset={offset}
      onOffset={setOffset}
      isRestoring={restore.isRunning}
      onRestore={({ rev }) => restoreVersion({ rev: entry.rev, version: rev }, (body) => restore.run({ params, body }))}
      onClose={onClose}
    />
  );
}
