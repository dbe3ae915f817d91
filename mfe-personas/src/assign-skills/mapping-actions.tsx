import { exportPersonaSkills, type Persona } from '@skills-architect/contracts/personas';
import { download } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { ExcelButton } from '../excel-export/excel-button';
import type { Mapping } from './use-mapping';

const UNSAVED = 'Confirm your changes first';

interface MappingActionsProps {
  persona: Persona;
  mapping: Pick<Mapping, 'canUndo' | 'undo' | 'isUndoing' | 'unsaved'>;
}

/** Undo of the last saved mapping, and the export of the saved one. */
export function MappingActions({ persona, mapping }: MappingActionsProps) {
  const { personaId, clientId, industryRole } = persona;
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
      <ExcelButton onExport={exportToExcel} disabledReason={mapping.unsaved ? UNSAVED : undefined} />
    </>
  );
}
