import { listUsers } from '@skills-architect/contracts/admin';
import { useCallPages } from '@skills-architect/portal-kit';
import { IdsPicker, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useReadAll } from '../client-options/use-read-all';
import { toApproverOptions } from './approver-options';
import { LABELS, toIds } from './client-values';
import type { ClientFormState } from './use-client-form';

/** Maximum number of users per answer. */
const MAX_LISTED = 1000;
const MAX_APPROVERS = 100;
const MAX_CHIPS = 8;

/** Who may approve the client's personas: its own users, and staff. */
export function ApproverPicker({ form }: { form: ClientFormState }) {
  const chosenIds = toIds(form.values.approverIds);
  const users = useCallPages(listUsers, {
    key: '',
    input: (offset) => ({ query: { offset, pagesize: MAX_LISTED } }),
    rows: (answer) => answer.users,
    total: (answer) => answer.total,
  });
  useReadAll(users);
  return (
    <IdsPicker
      label={LABELS.approverIds}
      help="Nobody: personas of this client need no approval."
      placeholder="Search users"
      options={toApproverOptions(users.rows, form.record?.clientId, chosenIds)}
      value={chosenIds}
      onChange={(ids) => form.set('approverIds', ids)}
      limit={MAX_APPROVERS}
      maxChips={MAX_CHIPS}
      error={form.fieldError('approverIds')}
      {...toPagedPickerProps(users)}
    />
  );
}
