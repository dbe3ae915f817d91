import { chakra } from '@chakra-ui/react/styled-system';
import { createPortal } from 'react-dom';
import { aboveDialogs } from '../dialog/top-layer';
import { NotificationCard, type NotificationView } from './notification-card';

export interface NotificationStackProps {
  /** Newest last. */
  notifications: NotificationView[];
  /** Its time is over, or somebody closed it. */
  onClose: (id: string) => void;
}

/**
 * The page's notifications, at the top right, newest on top, over dialogs too: on the bar, where they keep nobody from the page's
 * actions, and below it where the bar is no wider than they are. The shell shows one; its queue lives elsewhere.
 */
export function NotificationStack({ notifications, onClose }: NotificationStackProps) {
  return createPortal(
    <chakra.div
      role="region"
      aria-label="Alerts"
      position="fixed"
      top={{ base: '14', md: '1' }}
      right="4"
      w="min(24rem, calc(100vw - 2rem))"
      zIndex="alert"
      display="flex"
      flexDirection="column-reverse"
      gap="2"
      pointerEvents="none"
    >
      {notifications.map((alert) => (
        <NotificationCard key={alert.id} alert={alert} onClose={() => onClose(alert.id)} />
      ))}
    </chakra.div>,
    aboveDialogs(),
  );
}
