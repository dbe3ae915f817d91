import { exportPersonaSkills, type Persona } from '@skills-architect/contracts/personas';
import { download, navigate } from '@skills-architect/portal-kit';
import { Button, type IconName, Menu } from '@skills-architect/ui-kit';
import { useIsNarrow } from '@skills-architect/ui-kit/extra';
import { compareSkillsPath } from '../industry-role/compare-path';
import { recommendedPath } from '../industry-role/recommended-path';
import { useExcelExport } from '../persona-skills/excel-export/use-excel-export';
import { usePlatformExport } from '../persona-skills/use-platform-export';
import type { Mapping } from './use-mapping';

const UNSAVED = 'Confirm your changes first';

interface Action {
  label: string;
  icon?: IconName;
  run: () => void;
  isRunning?: boolean;
  disabledReason: string | undefined;
  /** Seldom needed, so in the menu on wide screens too. */
  isInMenu?: boolean;
}

interface MappingActionsProps {
  persona: Persona;
  mapping: Pick<Mapping, 'canUndo' | 'undo' | 'isUndoing' | 'isDirty'>;
  onHistory: () => void;
  onDuties: () => void;
}

/** Undo, history and exports of the saved mapping, and links to related screens. */
function useMappingActions({ persona, mapping, onHistory, onDuties }: MappingActionsProps): Action[] {
  const { personaId, clientId, industryRole } = persona;
  const platform = usePlatformExport(clientId);
  const excel = useExcelExport(() => {
    const query = { clientId, ...(industryRole && { industryRoleId: industryRole.roleId }) };
    return download(exportPersonaSkills, { params: { personaId }, query });
  });
  const nothingToUndo = mapping.canUndo ? undefined : 'There is no saved change to undo';
  const unsavedReason = mapping.isDirty ? UNSAVED : undefined;
  const noRoleReason = industryRole ? undefined : 'This persona has no industry role';
  return [
    {
      label: 'Undo last save',
      run: mapping.undo,
      isRunning: mapping.isUndoing,
      disabledReason: unsavedReason ?? nothingToUndo,
    },
    // Opens above the unsaved changes; restoring asks about them.
    { label: 'History', icon: 'history', run: onHistory, disabledReason: undefined },
    ...(platform
      ? [
          {
            label: 'Export to the learning platform',
            icon: 'upload' as const,
            run: () => void platform.start({ ids: [personaId] }),
            disabledReason: platform.isRunning ? 'The export is being started' : unsavedReason,
            isInMenu: true,
          },
        ]
      : []),
    ...(excel.mayExport
      ? [
          {
            label: 'Export to Excel',
            icon: 'download' as const,
            run: excel.exportToExcel,
            disabledReason: excel.isExporting ? 'The file is being made' : unsavedReason,
            isInMenu: true,
          },
        ]
      : []),
    { label: 'View Roles and Responsibilities', run: onDuties, disabledReason: undefined, isInMenu: true },
    {
      label: 'Recommended Proficiency',
      run: () => industryRole && navigate(recommendedPath(industryRole, persona)),
      disabledReason: noRoleReason,
    },
    {
      label: 'Compare Personas / Roles',
      run: () => industryRole && navigate(compareSkillsPath(persona, industryRole)),
      disabledReason: noRoleReason,
    },
  ];
}

/** Actions of a mapping besides editing: buttons and a menu, or only the menu on narrow screens. */
export function MappingActions(props: MappingActionsProps) {
  const actions = useMappingActions(props);
  const isNarrow = useIsNarrow();
  const inMenu = actions.filter(({ isInMenu }) => isNarrow || isInMenu);
  return (
    <>
      {actions
        .filter((action) => !inMenu.includes(action))
        .map(({ label, icon, run, isRunning, disabledReason }) => (
          <Button key={label} icon={icon} onClick={run} loading={isRunning} disabledReason={disabledReason}>
            {label}
          </Button>
        ))}
      <Menu
        label="More actions"
        items={inMenu.map(({ label, icon, run, disabledReason }) => ({
          label,
          onSelect: run,
          ...(icon && { icon }),
          ...(disabledReason && { disabledReason }),
        }))}
      />
    </>
  );
}
