import { Button, HStack, Stack, TextArea } from '@skills-architect/ui-kit';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { lengthError } from '../review-text';

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
  const refusal = text.trim() === '' ? 'Write a comment' : lengthError(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusal && !isSaving) onSave();
  };
  const submitOnShortcut = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="2">
        <TextArea
          ref={area}
          label={label}
          rows={2}
          value={text}
          error={lengthError(text)}
          onKeyDown={submitOnShortcut}
          onChange={(event) => onChange(event.target.value)}
        />
        <HStack gap="2">
          <Button type="submit" size="sm" variant="primary" loading={isSaving} disabledReason={refusal}>
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
