import { chakra } from '@chakra-ui/react/styled-system';
import { createPortal } from 'react-dom';
import { getOverlayContainer } from '../dialog/top-layer';
import { TryingAgain } from '../skeleton/trying-again';
import { Spinner } from './spinner';

export interface MessageLoaderProps {
  /** What is loading, as a sentence. */
  message: string;
}

/** A spinner and a sentence in place of the content; appears after a short delay. */
export function MessageLoader({ message }: MessageLoaderProps) {
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      p="8"
      color="fg.muted"
      animation="fadeIn 200ms 150ms backwards"
    >
      <Spinner size="6" />
      <div>
        <span>{message}</span>
        <TryingAgain />
      </div>
    </chakra.div>
  );
}

export interface LoadingOverlayProps {
  open: boolean;
  message?: string;
}

/** Covers the whole screen and blocks input. */
export function LoadingOverlay({ open, message = 'Loading' }: LoadingOverlayProps) {
  if (!open) return null;
  return createPortal(
    <chakra.div
      position="fixed"
      inset="0"
      zIndex="overlay"
      bg="bg.backdrop"
      display="grid"
      placeItems="center"
      animation="fadeIn 200ms"
    >
      <chakra.div bg="bg.raised" borderWidth="1px" rounded="md" boxShadow="raised">
        <MessageLoader message={message} />
      </chakra.div>
    </chakra.div>,
    getOverlayContainer(),
  );
}
