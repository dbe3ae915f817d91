import { Button, chakra, ErrorPanel, HStack, MessageLoader, Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { SuggestionRow, type SuggestionView } from './suggestion-row';

/** State of requested suggestions, from the host. */
export interface SuggestionState {
  status: 'closed' | 'asking' | 'failed' | 'ready';
  /** Origin of the suggestions as a sentence. */
  origin?: string;
  /** A language model wrote the suggestions, so they are marked. */
  isFromModel?: boolean;
  /** Why the request failed. */
  error?: string;
  onAsk: () => void;
  /** Requests suggestions from the library only; offered if a language model wrote the suggestions or failed. */
  onAskLibrary?: () => void;
  onClose: () => void;
}

interface SuggestionBoxProps extends SuggestionState {
  /** Name of the field, as in 'Suggest Skill Description'. */
  label: string;
  items?: readonly SuggestionView[];
  /** Rendered instead of a list of items. */
  children?: ReactNode;
  /** Message if there are no suggestions. */
  none: string;
  /** Additional buttons, such as 'use all'. */
  actions?: ReactNode;
  /** Note beside the button about the origin of the current text. */
  note?: string;
}

/**
 * A button that requests suggestions, and the suggestions below it until they are closed. Only a click uses one. Escape
 * closes them and returns the focus to the button.
 */
export function SuggestionBox({ label, items = [], children, none, actions, note, ...state }: SuggestionBoxProps) {
  const id = useId();
  const isEmpty = !items.length && !children;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    button.current?.focus();
    state.onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state.status === 'closed') return;
    event.stopPropagation();
    close();
  };
  return (
    <Stack gap="2" minW="0" onKeyDown={handleKeyDown}>
      <HStack gap="2" wrap="wrap">
        <Button
          ref={button}
          size="sm"
          variant="quiet"
          icon="sparkle"
          loading={state.status === 'asking'}
          aria-expanded={state.status !== 'closed'}
          aria-controls={state.status === 'closed' ? undefined : id}
          onClick={state.onAsk}
        >
          Suggest {label}
        </Button>
        {note && <StatusBadge tone="warning">{note}</StatusBadge>}
      </HStack>
      {state.status !== 'closed' && (
        <chakra.section
          id={id}
          aria-label={`Suggestions: ${label}`}
          borderWidth="1px"
          borderColor="border.strong"
          rounded="md"
          bg="bg.sunken"
          p="3"
          minW="0"
        >
          <Stack gap="3">
            {state.status === 'asking' && <MessageLoader message="Looking for suggestions" />}
            {state.status === 'failed' && <ErrorPanel message={state.error} onRetry={state.onAsk} />}
            {state.status === 'ready' && (
              <>
                <HStack role="status" gap="2" wrap="wrap">
                  {state.isFromModel && <StatusBadge tone="warning">Model</StatusBadge>}
                  <Text color="fg.muted">{isEmpty ? none : state.origin}</Text>
                </HStack>
                {children}
                {items.length > 0 && (
                  <Stack as="ul" gap="3" listStyleType="none" m="0" p="0">
                    {items.map((item) => (
                      <SuggestionRow key={item.key} item={item} />
                    ))}
                  </Stack>
                )}
              </>
            )}
            <HStack gap="2" wrap="wrap">
              {state.status === 'ready' && !isEmpty && actions}
              {state.onAskLibrary && (
                <Button size="sm" onClick={state.onAskLibrary}>
                  Suggest from the library
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={close}>
                Close suggestions
              </Button>
            </HStack>
          </Stack>
        </chakra.section>
      )}
    </Stack>
  );
}
