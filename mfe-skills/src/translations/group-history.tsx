import type { GroupKind, TranslatedRecord } from '@skills-architect/contracts';
import { RecordHistory, useVersionPage } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { TRANSLATED_KINDS } from './translated-kinds';

interface GroupHistoryProps {
  kind: GroupKind;
  record: TranslatedRecord;
  onClose: () => void;
}

/** Pop-up with the versions of a family, an industry or a department, and of its names in other languages. */
export function GroupHistory({ kind, record, onClose }: GroupHistoryProps) {
  const page = useVersionPage();
  const query = { kind, id: record.id, ...page.query };
  const read = useCall(TRANSLATED_KINDS[kind].calls.groupHistory, { query }, page.options);
  return (
    <RecordHistory
      name={record.name}
      page={read.data}
      read={read}
      offset={page.query.offset}
      onOffset={page.setOffset}
      onClose={onClose}
    />
  );
}
