import type { CareerRole } from '@skills-architect/contracts/explorer';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import { ShownName } from '@skills-architect/library-kit';
import { Button, EmptyState, Panel, Stack, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable, toPercent } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { describeStep, getStepName } from './career-texts';

interface CareerTableProps {
  role: RoleSummary;
  roles: readonly CareerRole[];
  onGo: (roleId: number) => void;
  onStep: (roleId: number) => void;
}

const rowLabel = ({ roleName }: CareerRole) => roleName;
const rowKey = ({ roleId }: CareerRole) => roleId;

/** The roles around a role, as a table. */
export function CareerTable({ role, roles, onGo, onStep }: CareerTableProps) {
  const columns = useMemo<Column<CareerRole>[]>(
    () => [
      {
        id: 'roleName',
        title: 'Industry Role',
        cell: ({ roleId, roleName, nameLanguage }) => (
          <Button variant="quiet" size="sm" px="0" onClick={() => onGo(roleId)}>
            <ShownName name={roleName} language={nameLanguage} />
          </Button>
        ),
      },
      { id: 'step', title: 'Progression', narrow: 'value', cell: getStepName, width: '13rem' },
      {
        id: 'functionName',
        title: 'Department / Track',
        narrow: 'value',
        cell: ({ functionName, functionLanguage }) => <ShownName name={functionName} language={functionLanguage} />,
      },
      {
        id: 'leadershipRole',
        title: 'Leadership Role',
        cell: ({ leadershipRole }) => leadershipRole?.leadershipRoleName ?? 'N/A',
        width: '11rem',
      },
      {
        id: 'match',
        title: 'Skills in common',
        cell: ({ match }) => `${toPercent(match)} %`,
        width: '9.5rem',
        align: 'end',
      },
      {
        id: 'missing',
        title: 'What is missing',
        cell: (careerRole) => (
          <Button
            variant="quiet"
            size="sm"
            px="0"
            aria-label={`What is missing for ${careerRole.roleName}: ${describeStep(careerRole)}`}
            onClick={() => onStep(careerRole.roleId)}
          >
            {describeStep(careerRole)}
          </Button>
        ),
        width: '12rem',
      },
    ],
    [onGo, onStep],
  );
  return (
    <Stack gap="4">
      <Panel title={role.roleName}>
        <Text color="fg.muted">
          {[role.functionName, role.leadershipRole?.leadershipRoleName, role.source].filter(Boolean).join(' · ')}
        </Text>
      </Panel>
      <DataTable
        caption={`Career progression of ${role.roleName}`}
        columns={columns}
        rows={roles}
        rowKey={rowKey}
        rowLabel={rowLabel}
        empty={<EmptyState icon="graph">No other role shares enough skills with this one.</EmptyState>}
      />
    </Stack>
  );
}
