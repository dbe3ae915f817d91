import { listUsers, type User } from '@skills-architect/contracts/admin';
import { useCall, useCallPages } from '@skills-architect/portal-kit';
import { MultiPicker, type PickerOption, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { LABELS, toIds } from './client-values';
import type { ClientFormState } from './use-client-form';

const PAGE_SIZE = 30;
const MAX_APPROVERS = 100;
const MAX_CHIPS = 8;
const BY_NAME = { sortBy: 'name', sortOrder: 'asc' } as const;

const toOption = ({ userId, name, email }: User): PickerOption => ({ value: userId, label: name, hint: email });

/** Options of the selected users. Search results contain only some of them, so missing names are read by id. */
function useChosenUsers(ids: readonly number[]) {
  const [picked, setPicked] = useState<ReadonlyMap<number, PickerOption>>(new Map());
  const unnamed = ids.filter((id) => !picked.has(id));
  const read = useCall(
    listUsers,
    unnamed.length ? { query: { userIds: unnamed, pagesize: MAX_APPROVERS, ...BY_NAME } } : undefined,
  );
  const named = new Map((read.data?.users ?? []).map((user) => [user.userId, toOption(user)]));
  return {
    options: ids.flatMap((id) => picked.get(id) ?? named.get(id) ?? []),
    remember: (options: readonly PickerOption[]) =>
      setPicked((before) => new Map([...before, ...options.map((option) => [Number(option.value), option] as const)])),
    error: read.error,
  };
}

const helpFor = (count: number, countBefore: number): string => {
  if (count > 0) return 'Each of them can approve or refuse what is sent for review.';
  const nobody = 'Nobody: personas of this client need no approval.';
  return countBefore > 0 ? `${nobody} Those in review can only be withdrawn then.` : nobody;
};

/** Who may approve the client's personas: its own users, and staff. */
export function ApproverPicker({ form }: { form: ClientFormState }) {
  const [text, setText] = useState('');
  const ids = toIds(form.values.approverIds);
  const chosen = useChosenUsers(ids);
  const asked = { approversOf: form.record?.clientId ?? 0, ...(text && { searchString: text }), ...BY_NAME };
  const found = useCallPages(listUsers, {
    key: asked,
    input: (offset) => ({ query: { ...asked, offset, pagesize: PAGE_SIZE } }),
    rows: (answer) => answer.users,
    total: (answer) => answer.total,
  });
  const choose = (options: readonly PickerOption[]) => {
    chosen.remember(options);
    // The picker only reports users that it has options for. Keep selected users whose names could not be loaded.
    const nameless = ids.filter((id) => chosen.options.every(({ value }) => value !== id));
    form.set('approverIds', [...options.map(({ value }) => Number(value)), ...nameless]);
  };
  return (
    <MultiPicker
      label={LABELS.approverIds}
      help={helpFor(ids.length, form.record?.approverIds?.length ?? 0)}
      placeholder="Search users"
      options={found.rows.map(toOption)}
      value={chosen.options}
      onChange={choose}
      onSearch={setText}
      limit={MAX_APPROVERS}
      maxChips={MAX_CHIPS}
      error={form.fieldError('approverIds') ?? chosen.error?.message}
      {...toPagedPickerProps(found)}
    />
  );
}
