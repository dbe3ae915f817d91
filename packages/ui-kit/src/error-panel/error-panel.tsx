import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { SupportDetails } from './support-details';

export interface ErrorPanelProps {
  /** The error as a sentence. */
  message?: string;
  onRetry?: () => void;
  /** The retry is running. */
  busy?: boolean;
  /** Request id for support. */
  requestId?: string;
  /** More details for support: a code, a path. */
  details?: ReactNode;
}

/** Shown instead of content that could not be loaded. */
export function ErrorPanel({ message = 'Something went wrong', onRetry, busy, ...support }: ErrorPanelProps) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      alignItems="flex-start"
      gap="3"
      p="4"
      rounded="md"
      borderWidth="1px"
      borderColor="danger.solid"
      bg="danger.subtle"
    >
      <chakra.span color="danger.fg" h="9" display="grid" placeItems="center">
        <Icon name="alert" />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minH="9">
          <chakra.p flex="1">{message}</chakra.p>
          {onRetry && (
            <Button icon="refresh" onClick={onRetry} loading={busy}>
              Retry
            </Button>
          )}
        </chakra.div>
        <SupportDetails {...support} />
      </chakra.div>
    </chakra.div>
  );
}

export interface FailurePanelProps extends Omit<ErrorPanelProps, 'message'> {
  /** The area's title. */
  title: string;
  /** What happened, as a sentence. */
  message: string;
  /** What still works, e.g. 'Everything else in the portal works.' */
  stillWorks?: ReactNode;
  /** A button or link instead of Retry. */
  action?: ReactNode;
}

/** Shown instead of an area that failed. */
export function FailurePanel({ title, message, stillWorks, action, onRetry, busy, ...support }: FailurePanelProps) {
  const id = useId();
  return (
    <chakra.section role="alert" aria-labelledby={id} maxW="form" mx="auto" my="12" px="4" display="grid" gap="3">
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span color="danger.fg">
          <Icon name="alert" size="6" />
        </chakra.span>
        <chakra.h1 id={id} fontSize="xl" fontWeight="semibold">
          {title}
        </chakra.h1>
      </chakra.div>
      <p>{message}</p>
      {stillWorks && <chakra.p color="fg.muted">{stillWorks}</chakra.p>}
      {action && <div>{action}</div>}
      {onRetry && (
        <div>
          <Button variant="primary" icon="refresh" onClick={onRetry} loading={busy}>
            Retry
          </Button>
        </div>
      )}
      <SupportDetails {...support} />
    </chakra.section>
  );
}
