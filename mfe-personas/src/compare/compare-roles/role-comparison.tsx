import { exportRoleComparison } from '@skills-architect/contracts/roles';
import type { Proficiency } from '@skills-architect/contracts/skills';
import { download } from '@skills-architect/portal-kit';
import { EmptyState, FormActions, LoadError, Page, Skeleton, Text } from '@skills-architect/ui-kit';
import { Comparison } from '@skills-architect/ui-kit/extra';
import type { ReactNode } from 'react';
import { CopyLink } from '../../copy-link/copy-link';
import { ExcelButton } from '../../persona-skills/excel-export/excel-button';
import { OpeningName } from '../../persona-skills/opening-name';
import { SkillPopup } from '../../persona-skills/skill-popup';
import { toMatrixView } from '../compare-view/matrix-view';
import { namesAtLevel } from '../compare-view/names-at-level';
import { NothingShown } from '../compare-view/nothing-shown';
import { ComparisonFilters } from './comparison-filters';
import { ComparisonLegend } from './comparison-legend';
import { RoleChoice } from './role-choice';
import { RoleDuties } from './role-duties';
import { skillGroups } from './skill-groups';
import { type RoleComparisonState, useRoleComparison } from './use-role-comparison';

export const TITLE = 'Compare Industry Roles';

interface RoleComparisonProps {
  /** The client of client users; undefined for staff. */
  clientId: number | undefined;
  /** Columns preselected by the path, as query text: sub-sector, function and role of each, 0 for none. */
  start: string;
  /** Rendered above the filters: selects what is compared. */
  choice?: ReactNode;
}

/** Compares the skills of up to four industry roles. */
export function RoleComparison({ clientId, start, choice }: RoleComparisonProps) {
  const comparison = useRoleComparison(clientId, start);
  const { columns, roles, matrix, source, isReading, opened, open } = comparison;
  const dutiesRole = roles.find(({ roleId }) => roleId === opened.duties);
  const skill = roles.flatMap(({ skills }) => skills).find(({ skillId }) => skillId === opened.skill);
  const findRole = (index: number) => roles.find(({ roleId }) => roleId === columns[index]?.roleId);
  const renderName = (index: number) => {
    const role = findRole(index);
    if (role)
      return (
        <OpeningName
          name={role.roleName}
          language={role.nameLanguage}
          editPath={`/role/edit/${role.roleId}`}
          onOpen={() => open({ duties: role.roleId })}
        />
      );
    if (!columns[index]?.roleId) return <Text color="fg.muted">No role chosen</Text>;
    return <Text color="fg.muted">{describeMissing(comparison)}</Text>;
  };
  const getMark = ({ proficiencyId }: Proficiency) =>
    namesAtLevel(
      roles.map(({ roleName, skills }) => ({ name: roleName, skills })),
      proficiencyId,
    );
  const exportToExcel = () =>
    download(exportRoleComparison, {
      body: {
        roleIds: roles.map(({ roleId }) => roleId),
        ...(clientId !== undefined && { clientId }),
        levelCount: source.levelCount,
        ...toMatrixView(comparison.view),
        link: window.location.href,
      },
    });
  return (
    <Page
      title={TITLE}
      action={
        <FormActions>
          <CopyLink />
          <ExcelButton onExport={exportToExcel} disabledReason={roles.length ? undefined : 'Choose a role first'} />
        </FormActions>
      }
      filters={
        <>
          {choice}
          <ComparisonFilters comparison={comparison} />
        </>
      }
    >
      {source.failed && <LoadError result={source.failed} />}
      <LoadError result={comparison} />
      <Comparison
        label="Skills of the chosen roles"
        rowTitle="Skill"
        legend={<ComparisonLegend missing="Not required by the role" noun="role" />}
        columns={columns.map((column, index) => {
          const role = findRole(index);
          return {
            id: String(index),
            name: renderName(index),
            choice: (
              <RoleChoice
                index={index}
                column={column}
                clientId={clientId}
                comparison={comparison}
                role={role}
                onRead={role && (() => open({ duties: role.roleId }))}
              />
            ),
          };
        })}
        groups={skillGroups({ matrix, columns, roles, isReading, onOpen: ({ skillId }) => open({ skill: skillId }) })}
      >
        <EmptyMatrix comparison={comparison} />
      </Comparison>
      {dutiesRole && <RoleDuties role={dutiesRole} onClose={() => open({ duties: 0 })} />}
      {skill && <SkillPopup skill={skill} getMark={getMark} onClose={() => open({ skill: 0 })} />}
    </Page>
  );
}

const describeMissing = ({ isReading, error }: RoleComparisonState) => {
  if (isReading) return 'Loading';
  return error ? 'Could not be loaded' : 'This role is not available';
};

/** Says why the matrix has no rows: it is loading, hidden by the view or empty. An error is shown above the matrix. */
function EmptyMatrix({ comparison }: { comparison: RoleComparisonState }) {
  const { columns, matrix, roles, isReading, skillCount, source } = comparison;
  if (matrix.length > 0) return null;
  if (comparison.error) return null;
  if (isReading) return <Skeleton lines={6} label="Loading the skills" />;
  if (skillCount > 0)
    return (
      <NothingShown
        view={comparison.view}
        onChange={comparison.changeView}
        equalText="These roles require the same levels of the same skills."
      />
    );
  if (roles.length > 0) return <EmptyState>These roles have no skills of this source and scheme.</EmptyState>;
  const isChosen = columns.some(({ roleId }) => roleId);
  if (source.hasNoRoles && !isChosen) return <EmptyState icon="columns">This source has no roles yet.</EmptyState>;
  return (
    <EmptyState icon="columns">
      {isChosen
        ? 'The chosen roles are not published, or they belong to another source.'
        : 'Choose an industry role in two columns to compare what they require.'}
    </EmptyState>
  );
}
