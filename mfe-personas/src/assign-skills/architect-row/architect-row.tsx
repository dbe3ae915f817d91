import { exportRowSkills, rowSubject } from '@skills-architect/contracts/personas';
import { BackLink, RecordError } from '@skills-architect/library-kit';
import { download, useParams, useQueryState } from '@skills-architect/portal-kit';
import { Button, FilterBar, HStack, MessageLoader, Page, Panel, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { useImportQuery } from '../../import-files/use-import-query';
import { ExcelButton } from '../../persona-skills/excel-export/excel-button';
import { DutiesDialog } from '../duties-dialog';
import { MappingPage, TITLE } from '../mapping-page';
import { StateBadge } from './state-badge';
import { useRowMapping } from './use-row-mapping';

const SELECTION_PATH = '/personas/role-matching';
const NO_ROLE = 'Select an industry role in Role Selection first';

/** Screen: the skills of an imported client role, before its persona is created. */
export default function ArchitectRow() {
  const rowId = Number(useParams().roleId);
  if (Number.isInteger(rowId) && rowId > 0) return <RowMappingScreen key={rowId} skillSubject={rowSubject(rowId)} />;
  return (
    <Page title={TITLE}>
      <RecordError record="client role" />
    </Page>
  );
}

function RowMappingScreen({ skillSubject }: { skillSubject: string }) {
  const mapping = useRowMapping(skillSubject);
  const [{ duties }, change] = useQueryState({ duties: false });
  const importQuery = useImportQuery();
  const [isContinued, setContinued] = useState(false);
  const { record, isDirty } = mapping;
  if (!record)
    return (
      <Page title={TITLE}>
        {mapping.error ? (
          <RecordError record="client role" read={mapping} />
        ) : (
          <MessageLoader message="Loading the client role" />
        )}
      </Page>
    );
  const { personaName, groupName, industryRole, state } = record;
  const roleLabel = groupName ? `${personaName}, ${groupName}` : personaName;
  const noRoleReason = industryRole ? undefined : NO_ROLE;
  const completedReason = state === 'done' && !isDirty ? 'The mapping is done' : undefined;
  const asksToContinue = state === 'in progress' && !isContinued && !isDirty;
  return (
    <MappingPage
      clientId={record.clientId}
      skillSubject={skillSubject}
      mapping={mapping}
      help={industryRole ? `${roleLabel}, matched to ${industryRole.roleName}` : roleLabel}
      beside={<StateBadge state={state} />}
      save={
        <>
          <Button
            icon="save"
            onClick={mapping.save}
            loading={mapping.isSaving}
            disabledReason={noRoleReason ?? (isDirty ? undefined : 'There are no changes to save')}
          >
            Save
          </Button>
          <Button
            variant="primary"
            onClick={mapping.complete}
            loading={mapping.isCompleting}
            disabledReason={noRoleReason ?? completedReason}
          >
            Complete Mapping
          </Button>
        </>
      }
      filters={
        <FilterBar
          label="Client role"
          end={
            <>
              <ExcelButton
                onExport={() => download(exportRowSkills, { params: { skillSubject } })}
                disabledReason={isDirty ? 'Save your changes first' : undefined}
              />
              <Button onClick={() => change({ duties: true })}>View Roles and Responsibilities</Button>
            </>
          }
        >
          <BackLink to={`${SELECTION_PATH}${importQuery}`}>Role Selection</BackLink>
        </FilterBar>
      }
      note={
        asksToContinue && (
          <Panel>
            <HStack gap="3" wrap="wrap">
              <Text flex="1" minW="60">
                The skill mapping of {personaName} is in progress.
              </Text>
              <Button variant="quiet" onClick={mapping.discard} loading={mapping.isDiscarding}>
                Discard
              </Button>
              <Button onClick={() => setContinued(true)}>Continue</Button>
            </HStack>
          </Panel>
        )
      }
    >
      {duties && <DutiesDialog persona={record} onClose={() => change({ duties: false })} />}
    </MappingPage>
  );
}
