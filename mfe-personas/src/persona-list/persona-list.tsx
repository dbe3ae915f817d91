import type { PersonaSummary } from '@skills-architect/contracts/personas';
import { Link, navigate, notify, useClientOfScreen, useQueryState } from '@skills-architect/portal-kit';
import { Button, EmptyState, HStack, LoadError, type MenuEntry, Page, Text } from '@skills-architect/ui-kit';
import { changePage, DataTable } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import type { ReviewStep } from '../persona-review/review-steps/step-words';
import { useReviewSteps } from '../persona-review/review-steps/use-review-steps';
import { useApprovers } from '../persona-review/use-approvers';
import { countSelected } from '../persona-skills/count-selected';
import { HelpButton } from '../persona-skills/help-button';
import { SkillOfLibrary } from '../persona-skills/skill-of-library';
import { usePlatformExport } from '../persona-skills/use-platform-export';
import { CreateButton } from './create-button';
import { fitsNone } from './fits-none';
import { matchingText } from './matching-text';
import { NoPersonas } from './no-personas';
import { PERSONA_COLUMNS, REVIEWED_COLUMNS } from './persona-columns';
import {
  ACROSS_ABOVE,
  chooseRows,
  chosenText,
  clearedText,
  countChosen,
  EVERYBODY,
  isChosen,
  NOBODY,
  onlyShown,
  type SelectedPersonas,
  toSelection,
} from './persona-selection';
import { PersonaToolbar } from './persona-toolbar';
import { SelectionActions } from './selection-actions';
import { useBulkActions } from './use-bulk-actions';
import { usePersonaList } from './use-persona-list';

const GROUPS = {
  groupOf: ({ personaGroup }: PersonaSummary) => ({
    id: personaGroup.personaGroupId,
    title: personaGroup.personaGroupName,
  }),
};

/** The steps of a review that are offered for a selection. */
const reviewSteps = ({ isNeeded, isApprover }: ReturnType<typeof useApprovers>): ReviewStep[] => {
  if (!isNeeded) return [];
  return isApprover ? ['send', 'approve', 'refuse'] : ['send'];
};

/** Whether 'Waits for me' is the only active filter. */
const isOnlyWaiting = ({ searchString, personaGroupId, ...filter }: ReturnType<typeof usePersonaList>['filter']) =>
  filter.approval === 'waitsForMe' && !searchString && !personaGroupId.length && Object.keys(filter).length === 1;

/** Define Client Personas: a client's personas by department, with bulk actions. */
export default function PersonaList() {
  const { client, known: isClientKnown } = useClientOfScreen();
  const clientId = client?.clientId;
  const state = usePersonaList(clientId);
  const [{ skill }, openSkill] = useQueryState({ skill: 0 });
  const platform = usePlatformExport(clientId);
  const { list, filter } = state;
  const rows = list.data?.data;
  const filteredCount = list.data?.filteredPersonasCount ?? 0;
  const isCapped = list.data?.filteredPersonasCountIsCapped;
  // Resets the selection on another client, filter or page: it would contain personas that are not visible.
  const selectionContext = ({ across }: SelectedPersonas) =>
    JSON.stringify([clientId, filter, !across && state.pager.offset]);
  const [storedSelection, setStoredSelection] = useState({ chosen: NOBODY, context: '' });
  const isCurrent = storedSelection.context === selectionContext(storedSelection.chosen);
  const pageIds = rows?.map(({ personaId }) => personaId) ?? [];
  const chosen = isCurrent ? onlyShown(storedSelection.chosen, pageIds) : NOBODY;
  const setChosen = (next: SelectedPersonas) => setStoredSelection({ chosen: next, context: selectionContext(next) });
  const clear = () => {
    notify(clearedText(chosen), { variant: 'info' });
    setChosen(NOBODY);
  };
  const actions = useBulkActions(clientId, () => setChosen(NOBODY));
  const approvers = useApprovers(clientId);
  // Personas may still be in review after a client's approvers were removed.
  const hasApproval =
    approvers.isNeeded || filter.approval !== undefined || (rows ?? []).some(({ approval }) => approval !== undefined);
  const steps = reviewSteps(approvers);
  const review = useReviewSteps({ clientId });
  const count = countChosen(chosen, filteredCount);
  const selection = toSelection(chosen, filter, filteredCount);
  /** Rows of previous data cannot be selected: they are about to disappear. */
  const isChoosable = !list.isPreviousData;

  const chosenRows = rows?.filter(({ personaId }) => isChosen(chosen, personaId)) ?? [];
  const deleteChosen = () => {
    const [row, another] = chosenRows;
    return actions.askToDelete(selection, chosen.across || another ? undefined : row?.personaName);
  };

  const askStep = async (step: ReviewStep) => {
    if (clientId === undefined || !selection) return;
    if (!chosen.across && fitsNone(step, chosenRows))
      return notify('None of these personas is in review. Send them for review first.', {
        variant: 'info',
        action: { label: 'Send for Review', run: () => void askStep('send') },
      });
    try {
      const { text, empty } = await countSelected(clientId, selection);
      review.ask({ step, selection, subject: text, empty });
    } catch (error) {
      notify(error);
    }
  };

  const chooseAll = (across: boolean) => {
    if (!isChoosable) return notify('The personas are still loading', { variant: 'info' });
    setChosen(across ? EVERYBODY : chooseRows(NOBODY, pageIds, true));
  };

  const rowMenu = ({ personaId, personaName }: PersonaSummary): MenuEntry[] => [
    { label: 'Duplicate Persona', icon: 'copy', onSelect: () => navigate(`/persona/edit/${personaId}/true`) },
    {
      label: 'Delete Persona',
      icon: 'trash',
      danger: true,
      onSelect: () => actions.askToDelete({ ids: [personaId] }, personaName),
    },
  ];

  return (
    <Page
      title="Define Client Personas"
      help="The job roles of a client, by department."
      beside={
        <HStack gap="3">
          <HelpButton video="define-persona" />
          {state.isFiltered && list.data && !list.isPreviousData && (
            <Text role="status" color="fg.muted" fontSize="sm">
              {matchingText(list.data)}
            </Text>
          )}
        </HStack>
      }
      action={
        <>
          <Button variant="quiet" asChild>
            <Link to="/personas/library-changes">Library Changes</Link>
          </Button>
          <Button variant="quiet" asChild>
            <Link to="/personas/deleted">Deleted Personas</Link>
          </Button>
          <CreateButton clientId={clientId} />
        </>
      }
      filters={
        <PersonaToolbar
          state={state}
          hasApproval={hasApproval}
          acrossPages={filteredCount > ACROSS_ABOVE}
          onChooseAll={chooseAll}
          onClear={clear}
          onDelete={deleteChosen}
          onExport={() => actions.exportToExcel(selection)}
          onExportToPlatform={platform && (() => void platform.start(selection))}
        />
      }
    >
      {isClientKnown && clientId === undefined ? (
        <EmptyState title="Choose a client to see its personas" />
      ) : (
        <DataTable
          caption="Personas"
          columns={hasApproval ? REVIEWED_COLUMNS : PERSONA_COLUMNS}
          rows={rows}
          rowKey={({ personaId }) => personaId}
          rowLabel={({ personaName }) => personaName}
          loading={list.isRefreshing}
          outdated={list.isPreviousData}
          error={list.error && <LoadError result={list} />}
          sort={state.sort}
          onSort={({ by, direction }) => state.change({ sortBy: by, descending: direction === 'desc' })}
          groups={state.isSorted ? undefined : GROUPS}
          selection={{
            isSelected: ({ personaId }) => isChosen(chosen, personaId),
            onSelect: (some, selected) =>
              isChoosable &&
              setChosen(
                chooseRows(
                  chosen,
                  some.map(({ personaId }) => personaId),
                  selected,
                ),
              ),
          }}
          bulk={{
            count,
            text: chosenText(chosen, filteredCount, isCapped),
            onClear: clear,
            actions: (
              <SelectionActions
                steps={steps}
                onStep={(step) => void askStep(step)}
                chosen={chosen}
                onDelete={deleteChosen}
                onExport={() => actions.exportToExcel(selection)}
              />
            ),
          }}
          rowMenu={rowMenu}
          onRowClick={({ personaId }) => navigate(`/persona/edit/${personaId}/false`)}
          filtered={state.isFiltered && !isOnlyWaiting(filter)}
          empty={
            isOnlyWaiting(filter) ? (
              <EmptyState title="Nothing waits for your approval" />
            ) : (
              <NoPersonas clientId={clientId} />
            )
          }
          pager={{
            ...state.pager,
            total: filteredCount,
            isTotalCapped: isCapped,
            onChange: (page) => state.change(changePage(page)),
          }}
        />
      )}
      {review.dialog}
      {skill > 0 && <SkillOfLibrary skillId={skill} onClose={() => openSkill({ skill: 0 })} />}
    </Page>
  );
}
