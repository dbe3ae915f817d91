import type { CallResult } from '@skills-architect/portal-kit';
import { Page, Panel, Skeleton } from '@skills-architect/ui-kit';
import { RecordError } from '../records/record-error';

interface WaitingFormProps {
  title: string;
  /** What the form edits: 'skill'. */
  record?: 'role' | 'skill';
  /** The record that the form edits, while it is read. */
  read?: CallResult<unknown>;
}

/** The page of a form before it is shown: its record is being read or cannot be, or its fields are not known yet. */
export function WaitingForm({ title, record, read }: WaitingFormProps) {
  return (
    <Page title={title}>
      {read?.error && record ? (
        <RecordError record={record} read={read} />
      ) : (
        <Panel>
          <Skeleton lines={8} label={`Loading the ${read && !read.data && record ? record : 'form'}`} />
        </Panel>
      )}
    </Page>
  );
}
