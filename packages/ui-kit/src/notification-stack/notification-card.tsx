import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { useCountdown } from './use-countdown';

const STYLES = {
  error: { icon: 'alert', colour: 'danger' },
  warning: { icon: 'alert', colour: 'warning' },
  success: { icon: 'check', colour: 'done' },
  info: { icon: 'info', colour: 'accent' },
} as const;

/** A notification. */
export interface NotificationView {
  id: string;
  /** Default: error. */
  tone?: keyof typeof STYLES;
  message: ReactNode;
  /** A second line, such as the name of the record: it describes the action too. */
  detail?: string;
  /** An action the user can take. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; `Infinity` stays until closed. */
  duration: number;
}

interface NotificationCardProps {
  alert: NotificationView;
  /** Its position among all notifications. */
  order: number;
  /** A newer one is shown. */
  isCovered: boolean;
  onClose: () => void;
}

/** Time in milliseconds to read a notification; it is the default duration of all. */
const READING_MS = 3000;
/** Hidden ones come back while the pointer or the focus is on the newest one. */
const FOUND = { '[role=region]:is(:hover, :focus-within) &': { display: 'flex !important' } } as const;

export function NotificationCard({ alert, order, isCovered, onClose }: NotificationCardProps) {
  const { tone = 'error', message, detail, action, duration } = alert;
  const detailId = useId();
  const { icon, colour } = STYLES[tone];
  const [paused, setPaused] = useState(false);
  const [isRead, setRead] = useState(false);
  // The card closes at once, so the second click of a double click hits the card that moves to its place: ignored.
  const runAction = ({ detail: clicks }: MouseEvent) => {
    if (clicks > 1) return;
    action?.onAction();
    onClose();
  };
  useCountdown(duration, paused, onClose);
  useCountdown(READING_MS, paused, () => setRead(true));
  // Several that stay for long would cover the page; but what has an action, such as Undo, must stay within reach.
  const isHidden = isCovered && isRead && tone !== 'error' && !action;
  return (
    <chakra.div
      style={{ order, ...(isHidden && { display: 'none' }) }}
      css={FOUND}
      display="flex"
      alignItems="flex-start"
      gap="3"
      ps="3"
      pe="2"
      py="2"
      bg="bg.raised"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor={`${colour}.solid`}
      rounded="md"
      boxShadow="raised"
      pointerEvents="auto"
      animation="slideDown 160ms ease-out"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <chakra.span color={`${colour}.fg`} h="7" display="grid" placeItems="center">
        <Icon name={icon} />
      </chakra.span>
      <chakra.div flex="1" minW="0" py="1" overflowWrap="anywhere">
        {message}
        {detail && (
          <chakra.div id={detailId} color="fg.muted" fontSize="sm" lineClamp="1" title={detail}>
            {detail}
          </chakra.div>
        )}
      </chakra.div>
      {action && (
        <Button variant="quiet" size="sm" aria-describedby={detail && detailId} onClick={runAction}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Close" size="sm" onClick={onClose} />
    </chakra.div>
  );
}
