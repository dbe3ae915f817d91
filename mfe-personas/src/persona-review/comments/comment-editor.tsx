import { Button, HStack, Stack, TextArea } from '@skills-architect/ui-kit';
import { type FormEvent, useEffect, useRef } from 'react';

const MAX_LENGTH = 4000;

interface CommentEditorProps {
  /** 'Comment on Role Description'. */
  label: string;
  button: string;
  text: string;
  isSaving: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The text of a comment while it is written. */
export function CommentEditor({ label, button, text, isSaving, onChange, onSave, onCancel }: CommentEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // An editor that a restored draft opens must not take the focus: it has a text already.
  const isNew = useRef(text === '');
  useEffect(() => {
    if (isNew.current) area.current?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="2">
        <TextArea
          ref={area}
          label={label}
          rows={2}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <HStack gap="2">
          <Button
            type="submit"
            size="sm"
            variant="primary"
            loading={isSaving}
            disabledReason={text.trim() === '' ? 'Write a comment' : undefined}
          >
            {button}
          </Button>
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
