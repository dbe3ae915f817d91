import { EXCEL_EXPORTERS, exportPersonaSkills, type Persona } from '@skills-architect/contracts/personas';
import { download, notify, useSession } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { useState } from 'react';
import type { Mapping } from './use-mapping';

const UNSAVED = 'Confirm your changes first';

interface MappingActionsProps {
  persona: Persona;
  mapping: Pick<Mapping, 'canUndo' | 'undo' | 'isUndoing' | 'unsaved'>;
}

/** Undo of the last saved mapping, and the export of the saved one. */
export function MappingActions({ persona, mapping }: MappingActionsProps) {
  const { user } = useSession();
  const [isExporting, setExporting] = useState(false);
  const { personaId, clientId, industryRole } = persona;
  const exportToExcel = async () => {
    setExporting(true);
    const query = { clientId, ...(industryRole && { industryRoleId: industryRole.roleId }) };
    await download(exportPersonaSkills, { params: { personaId }, query }).catch(notify);
    setExporting(false);
  };
  const nothing = mapping.canUndo ? undefined : 'Nothing was saved that can be undone';
  return (
    <>
      <Button onClick={mapping.undo} loading={mapping.isUndoing} disabledReason={mapping.unsaved ? UNSAVED : nothing}>
        Undo last save
      </Button>
      {EXCEL_EXPORTERS.some((type) => type === user.userType) && (
        <Button
          icon="download"
          onClick={exportToExcel}
          loading={isExporting}
          disabledReason={mapping.unsaved ? UNSAVED : undefined}
        >
          Export to Excel
        </Button>
      )}
    </>
  );
}
