import { CLIENT_USERS, USER_TYPE_NAMES, type UserType, WORKING_TYPES } from '@skills-architect/contracts';
import { SelectField, Stack } from '@skills-architect/ui-kit';
import { IdsPicker } from '@skills-architect/ui-kit/extra';
import type { AllClients } from '../client-options/use-all-clients';

const TYPES = WORKING_TYPES.map((type) => ({ value: type, label: USER_TYPE_NAMES[type] }));

interface RightsFieldsProps {
  userTypeId: UserType;
  clientIds: readonly number[];
  clients: AllClients;
  errors: { userTypeId?: string | undefined; clientIds?: string | undefined };
  onChange: (rights: { userTypeId: UserType; clientIds: number[] }) => void;
}

/** User type, and clients for types that have some. */
export function RightsFields({ userTypeId, clientIds, clients, errors, onChange }: RightsFieldsProps) {
  return (
    <Stack gap="3">
      <SelectField
        label="User Type"
        options={TYPES}
        value={userTypeId}
        onChange={({ target }) => {
          const type = WORKING_TYPES.find((userType) => String(userType) === target.value);
          if (type) onChange({ userTypeId: type, clientIds: CLIENT_USERS.includes(type) ? [...clientIds] : [] });
        }}
        error={errors.userTypeId}
      />
      {CLIENT_USERS.includes(userTypeId) && (
        <IdsPicker
          label="Clients"
          required
          placeholder="Search clients"
          value={clientIds}
          onChange={(ids) => onChange({ userTypeId, clientIds: ids })}
          maxChips={4}
          error={errors.clientIds}
          {...clients}
        />
      )}
    </Stack>
  );
}
