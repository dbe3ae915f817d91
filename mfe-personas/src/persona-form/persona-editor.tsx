import type { Persona, ReadJobDescription } from '@skills-architect/contracts/personas';
import { askConfirm, navigate, notify, useQueryState } from '@skills-architect/portal-kit';
import { Button, chakra, HStack, IconButton, Page, Panel, SimpleGrid, Stack } from '@skills-architect/ui-kit';
import { type ReactNode, useState } from 'react';
import { useDeletePersonas } from '../persona-list/use-delete-personas';
import { ReviewLine } from '../persona-review/review-line';
import { CreatedDialog } from './created-dialog';
import { DescriptionFields } from './description-fields';
import { applyExtracted, EMPTY, replacesText } from './form-values';
import { PersonaHistory } from './persona-history';
import { PersonaSource } from './persona-source/persona-source';
import { RolePickers } from './role-pickers';
import { UploadDescription } from './upload-description';
import { type EditorSubject, usePersonaEditor } from './use-persona-editor';

export interface PersonaEditorProps extends EditorSubject {
  title: string;
  previousPersonaId?: number | null;
  nextPersonaId?: number | null;
  onAddAnother: () => void;
  /** Above the form when the persona was deleted while it is open; then it cannot be saved. */
  deletion?: ReactNode;
}

const editPath = (id: number, copy = false) => `/persona/edit/${id}/${copy}`;

/** The persona form, for creating, editing and duplicating. */
export function PersonaEditor({
  title,
  previousPersonaId,
  nextPersonaId,
  onAddAnother,
  deletion: deletionNote,
  ...subject
}: PersonaEditorProps) {
  const { persona, clientId } = subject;
  const [createdPersona, setCreatedPersona] = useState<Persona>();
  const [groupGuess, setGroupGuess] = useState<string>();
  const [{ upload, history, source }, change] = useQueryState({ upload: false, history: false, source: '' });
  const editor = usePersonaEditor(subject, setCreatedPersona);
  const deletion = useDeletePersonas(clientId, () => {
    editor.discard();
    navigate('/personas', { skipConfirm: true });
  });

  /** Fills the form with the extracted values; asks before overwriting text. */
  const fill = async (extracted: ReadJobDescription) => {
    change({ upload: false }, { confirm: false });
    const before = { ...EMPTY, ...editor.getValues() };
    const after = applyExtracted(before, extracted);
    const question = {
      title: 'Replace what you entered?',
      text: 'The job description replaces the fields that it mentions.',
      yes: 'Replace',
      no: 'Cancel',
      loss: true,
    };
    if (replacesText(before, after) && !(await askConfirm(question))) return;
    editor.reset(after);
    setGroupGuess(extracted.groupGuess);
    if (extracted.note) notify(extracted.note, { variant: 'warning' });
    else notify('The job description was read into the form', { variant: 'success' });
    await editor.checkName().catch(notify);
  };

  return (
    <Page
      title={title}
      action={
        <>
          {persona && !deletionNote && (
            <>
              {/* On a phone both take one of the two columns of buttons. */}
              <HStack gap="2" flex={{ base: '1 1 calc(50% - {spacing.1})', sm: 'none' }}>
                <StepButton label="Previous persona" icon="chevronLeft" to={previousPersonaId} />
                <StepButton label="Next persona" icon="chevronRight" to={nextPersonaId} />
              </HStack>
              <Button icon="history" variant="quiet" onClick={() => change({ history: true })}>
                History
              </Button>
              <Button onClick={() => navigate(editPath(persona.personaId, true))}>Duplicate Persona</Button>
              <Button
                variant="quietDanger"
                icon="trash"
                onClick={() => deletion.ask({ ids: [persona.personaId] }, persona.personaName)}
                loading={deletion.isDeleting}
              >
                Delete Persona
              </Button>
              <Button onClick={() => navigate(`/persona/architect-skills/${persona.personaId}`)}>
                Architect Skills
              </Button>
            </>
          )}
          <Button icon="upload" onClick={() => change({ upload: true })}>
            Upload JD
          </Button>
          <Button
            variant="primary"
            loading={editor.isSaving}
            disabledReason={deletionNote ? 'The persona was deleted' : undefined}
            onClick={() => editor.submit()}
          >
            {persona ? 'Update Persona' : 'Add Persona'}
          </Button>
        </>
      }
    >
      {deletionNote}
      {persona && !deletionNote && (
        <ReviewLine
          personaId={persona.personaId}
          clientId={clientId}
          sendRefusal={editor.isDirty ? 'Save your changes first' : undefined}
        />
      )}
      <chakra.form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          if (!deletionNote) void editor.submit();
        }}
      >
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <Panel
            title="Client Persona"
            actions={
              persona && (
                <Button icon="document" size="sm" onClick={() => change({ source: 'document' })}>
                  Source
                </Button>
              )
            }
          >
            <DescriptionFields editor={editor} clientId={clientId} groupGuess={groupGuess} />
          </Panel>
          <Stack>
            <RolePickers key={editor.pickersKey} editor={editor} clientId={clientId} start={editor.role} />
          </Stack>
        </SimpleGrid>
      </chakra.form>
      {upload && <UploadDescription clientId={clientId} onClose={() => change({ upload: false })} onRead={fill} />}
      {persona && history && (
        <PersonaHistory persona={persona} form={editor} onClose={() => change({ history: false })} />
      )}
      {persona && source && (
        <PersonaSource
          persona={persona}
          tab={source}
          onOpen={(tab) => change({ source: tab })}
          onClose={() => change({ source: '' })}
        />
      )}
      {createdPersona && (
        <CreatedDialog persona={createdPersona} original={subject.original} onAddAnother={onAddAnother} />
      )}
    </Page>
  );
}

function StepButton({
  label,
  icon,
  to,
}: {
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
  to: number | null | undefined;
}) {
  return (
    <IconButton
      icon={icon}
      label={label}
      disabledReason={to ? undefined : 'There are no more personas in this direction'}
      onClick={() => to && navigate(editPath(to))}
    />
  );
}
