import { getClient } from '@skills-architect/contracts/admin';
import { exportPersonaComparison } from '@skills-architect/contracts/personas';
import { download, notify, useCall, useSession } from '@skills-architect/portal-kit';
import { Button, EmptyState, FormActions, LoadError, Page, Skeleton, Text } from '@skills-architect/ui-kit';
import { ClampedText, Comparison } from '@skills-architect/ui-kit/extra';
import type { ReactNode } from 'react';
import { AddSkills } from '../../assign-skills/add-skills/add-skills';
import { DutiesDialog } from '../../assign-skills/duties-dialog';
import { CopyLink } from '../../copy-link/copy-link';
import { ExcelButton } from '../../persona-skills/excel-export/excel-button';
import { SkillPopup } from '../../persona-skills/skill-popup';
import { ComparisonLegend } from '../compare-roles/comparison-legend';
import { toMatrixView } from '../compare-view/matrix-view';
import { namesAtLevel } from '../compare-view/names-at-level';
import { NothingShown } from '../compare-view/nothing-shown';
import { GapDialog } from '../gap-view/gap-dialog';
import { DEFAULT_GAP_VIEW } from '../gap-view/gap-view';
import { PersonaColumn } from './persona-column';
import { PersonaFilters } from './persona-filters';
import { personaGroups } from './persona-groups';
import { type PersonaComparisonState, usePersonaComparison } from './use-persona-comparison';

export const TITLE = 'Compare Personas';
const UNSAVED = 'Save or reset your changes first';

interface PersonaComparisonProps {
  clientId: number;
  /** Personas preselected by the path, as query text. */
  start?: string;
  /** Rendered above the filters: selects what is compared. */
  choice?: ReactNode;
}

/** Compares the skills of up to four personas of a client, and changes their levels. */
export function PersonaComparison({ clientId, start = '', choice }: PersonaComparisonProps) {
  const { user } = useSession();
  const comparison = usePersonaComparison(start);
  const levelCount = useCall(getClient, { params: { clientId } }).data?.proficiencySchemeLevelCount;
  const { ids, loaded, isEditing, opened, open } = comparison;
  const gapColumn = loaded.find(({ personaId }) => personaId === opened.gap);
  const dutiesPersona = loaded.find(({ personaId }) => personaId === opened.duties)?.persona;
  const skill = loaded.flatMap(({ skills }) => skills).find(({ skillId }) => skillId === opened.skill);
  const renderName = (column: number) => {
    const persona = comparison.columns[column]?.persona;
    if (persona) return <ClampedText lines={3}>{persona.personaName}</ClampedText>;
    return <Text color="fg.muted">{ids[column] ? 'Loading' : 'No persona chosen'}</Text>;
  };
  const sharedSkills = loaded[0]?.skills.filter(({ skillId }) =>
    loaded.every(({ skills }) => skills.some((skill) => skill.skillId === skillId)),
  );
  const noPersonaReason = loaded.length ? undefined : 'Choose a persona first';
  const exportToExcel = () =>
    download(exportPersonaComparison, {
      body: {
        personaIds: loaded.map(({ personaId }) => personaId),
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
          <ExcelButton onExport={exportToExcel} disabledReason={comparison.isDirty ? UNSAVED : noPersonaReason} />
          {isEditing ? (
            <>
              <Button
                onClick={() => comparison.setEditing(false)}
                disabledReason={comparison.isDirty ? UNSAVED : undefined}
              >
                Done
              </Button>
              <Button onClick={() => open({ adding: true })} disabledReason={noPersonaReason}>
                Add Skill +
              </Button>
              <Button
                variant="primary"
                loading={comparison.isSaving}
                disabledReason={comparison.isDirty ? undefined : 'There are no changes to save'}
                onClick={comparison.save}
              >
                Save
              </Button>
            </>
          ) : (
            <Button icon="edit" onClick={() => comparison.setEditing(true)} disabledReason={noPersonaReason}>
              Edit levels
            </Button>
          )}
        </FormActions>
      }
      filters={
        <>
          {choice}
          <PersonaFilters clientId={clientId} comparison={comparison} />
        </>
      }
    >
      {comparison.failed && <LoadError result={comparison.failed} />}
      <Comparison
        label="Skills of the chosen personas"
        rowTitle="Skill"
        legend={<ComparisonLegend missing="Not in the persona's list" noun="persona" />}
        columns={ids.map((_, index) => ({
          id: String(index),
          name: renderName(index),
          choice: <PersonaColumn index={index} clientId={clientId} comparison={comparison} />,
        }))}
        groups={personaGroups({
          comparison,
          userType: user.userType,
          levelCount,
          onOpen: ({ skillId }) => open({ skill: skillId }),
        })}
      >
        <EmptyMatrix comparison={comparison} />
      </Comparison>
      {gapColumn && (
        <GapDialog
          persona={gapColumn.persona}
          skills={gapColumn.skills}
          levelCount={levelCount ?? 0}
          chosenRole={opened.gapRole}
          onChoose={(gapRole) => open({ gapRole })}
          onClose={() => open({ gap: 0, gapRole: 0, ...DEFAULT_GAP_VIEW })}
        />
      )}
      {dutiesPersona && <DutiesDialog persona={dutiesPersona} onClose={() => open({ duties: 0 })} />}
      {skill && (
        <SkillPopup
          skill={skill}
          getMark={({ proficiencyId }) =>
            namesAtLevel(
              loaded.map(({ persona, skills }) => ({ name: persona.personaName, skills })),
              proficiencyId,
            )
          }
          onClose={() => open({ skill: 0 })}
        />
      )}
      {opened.adding && (
        <AddSkills
          clientId={clientId}
          existingIds={(sharedSkills ?? []).map(({ skillId }) => skillId)}
          onAdd={(skills) => {
            comparison.add(skills);
            notify(`${skills.length} skill(s) added to the personas that lack them. Save to keep them.`, {
              variant: 'info',
            });
            comparison.closeAdded();
          }}
          onClose={() => open({ adding: false })}
        />
      )}
    </Page>
  );
}

/** Says why the matrix has no rows: it is loading, hidden by the view or empty. An error is shown above the matrix. */
function EmptyMatrix({ comparison }: { comparison: PersonaComparisonState }) {
  const { matrix, loaded, isReading, skillCount, failed } = comparison;
  if (matrix.length > 0 || failed) return null;
  if (isReading) return <Skeleton lines={6} label="Loading the skills" />;
  if (skillCount > 0)
    return (
      <NothingShown
        view={comparison.view}
        onChange={comparison.changeView}
        equalText="These personas have the same levels of the same skills."
      />
    );
  if (loaded.length > 0) return <EmptyState>These personas have no skills yet.</EmptyState>;
  return <EmptyState icon="columns">Choose a persona in two columns to compare their skills.</EmptyState>;
}
