import { exportPersonaSkills, type Persona } from '@skills-architect/contracts/personas';
import { download } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { ExcelButton } from '../excel-export/excel-button';
import { usePlatformExport } from '../platform-export/use-platform-export';
import type { Mapping } from './use-mapping';

const UNSAVED = 'Confirm your changes first';

interface MappingActionsProps {
  persona: Persona;
  mapping: Pick<Mapping, 'canUndo' | 'undo' | 'isUndoing' | 'unsaved'>;
  onHistory: () => void;
}

/** Undo and history of the saved mapping, and the exports of the saved one. */
export function MappingActions({ persona, mapping, onHistory }: MappingActionsProps) {
  const { personaId, clientId, industryRole } = persona;
  const platform = usePlatformExport(clientId);
  const exportToExcel = () => {
    const query = { clientId, ...(industryRole && { industryRoleId: industryRole.roleId }) };
    return download(exportPersonaSkills, { params: { personaId }, query });
  };
  const nothing = mapping.canUndo ? undefined : 'Nothing was saved that can be undone';
  return (
    <>
      <Button onClick={mapping.undo} loading={mapping.isUndoing} disabledReason={mapping.unsaved ? UNSAVED : nothing}>
        Undo last save
      </Button>
      <Button icon="history" onClick={onHistory} disabledReason={mapping.unsaved ? UNSAVED : undefined}>
        History
      </Button>
      {platform && (
        <Button
          icon="upload"
          loading={platform.isRunning}
          onClick={() => void platform.start({ ids: [personaId] })}
          disabledReason={mapping.unsaved ? UNSAVED : undefined}
        >
          Export to the learning platform
        </Button>
      )}
      <ExcelButton onExport={exportToExcel} disabledReason={mapping.unsaved ? UNSAVED : undefined} />
    </>
  );
}
