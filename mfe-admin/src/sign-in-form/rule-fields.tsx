import type { ClaimRule } from '@skills-architect/contracts/admin';
import {
  Box,
  Button,
  Flex,
  HStack,
  Icon,
  IconButton,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@skills-architect/ui-kit';
import { useAllClients } from '../client-options/use-all-clients';
import { RightsFields } from './rights-fields';
import type { ProviderFormState } from './use-provider-form';

const NEW_RULE: ClaimRule = { claim: 'groups', value: '', userTypeId: 1, clientIds: [] };
const DECIDE = [
  { value: 'first', label: 'The first rule that applies' },
  { value: 'all', label: 'All that apply: type of the first, clients of all' },
];
const OTHERWISE = [
  { value: 'keep', label: 'Keep the rights set in User Management; new users are refused' },
  { value: 'refuse', label: 'Are refused' },
  { value: 'give', label: 'Get these rights' },
];

/** Ids are numbers in all answers; the contract also accepts text. */
const toIds = (ids: readonly unknown[]) => ids.map(Number);

/** Which claims give which user type and clients. */
export function RuleFields({ form }: { form: ProviderFormState }) {
  const { values, set, setRules, fieldError, register } = form;
  const clients = useAllClients();
  const { rules, otherwise } = values;
  const move = (index: number) =>
    setRules(rules.toSpliced(index - 1, 2, ...rules.slice(index - 1, index + 1).reverse()));
  return (
    <Stack gap="5">
      {rules.map((rule, index) => (
        // Rules have no ids; their fields are controlled by the form.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is what the fields belong to
        <Box key={index} role="group" aria-label={`Rule ${index + 1}`} borderWidth="1px" rounded="md" p="4">
          <Stack gap="3">
            <HStack justify="space-between">
              <Text fontWeight="medium">Rule {index + 1}</Text>
              <HStack gap="1">
                <IconButton
                  icon="chevronUp"
                  label={`Move rule ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => move(index)}
                />
                <IconButton
                  icon="trash"
                  label={`Remove rule ${index + 1}`}
                  onClick={() => setRules(rules.toSpliced(index, 1))}
                />
              </HStack>
            </HStack>
            <Flex gap="3" wrap="wrap">
              <Box flex="1 1 10rem">
                <TextField
                  label="Claim"
                  required
                  error={fieldError(`rules.${index}.claim`)}
                  {...register(`rules.${index}.claim`)}
                />
              </Box>
              <Box flex="1 1 14rem">
                <TextField
                  label="Value"
                  required
                  error={fieldError(`rules.${index}.value`)}
                  {...register(`rules.${index}.value`)}
                />
              </Box>
            </Flex>
            <RightsFields
              userTypeId={rule.userTypeId}
              clientIds={toIds(rule.clientIds)}
              clients={clients}
              errors={{
                userTypeId: fieldError(`rules.${index}.userTypeId`),
                clientIds: fieldError(`rules.${index}.clientIds`),
              }}
              onChange={(rights) => set(`rules.${index}`, { ...rule, ...rights })}
            />
          </Stack>
        </Box>
      ))}
      <Box>
        <Button onClick={() => setRules([...rules, NEW_RULE])}>
          <Icon name="add" /> Add Rule
        </Button>
      </Box>
      {rules.length > 1 && (
        <RadioGroup
          label="Which Rules Count"
          options={DECIDE}
          value={values.decide}
          onChange={({ target }) => set('decide', target.value === 'all' ? 'all' : 'first')}
        />
      )}
      <RadioGroup
        label={rules.length ? 'Users Without a Rule' : 'Its Users'}
        options={OTHERWISE}
        value={otherwise.kind}
        onChange={({ target: { value } }) =>
          set(
            'otherwise',
            value === 'give'
              ? { kind: value, userTypeId: 1, clientIds: [] }
              : { kind: value === 'refuse' ? value : 'keep' },
          )
        }
      />
      {otherwise.kind === 'give' && (
        <RightsFields
          userTypeId={otherwise.userTypeId}
          clientIds={toIds(otherwise.clientIds)}
          clients={clients}
          errors={{ userTypeId: fieldError('otherwise.userTypeId'), clientIds: fieldError('otherwise.clientIds') }}
          onChange={(rights) => set('otherwise', { kind: 'give', ...rights })}
        />
      )}
    </Stack>
  );
}
