import { chakra } from '@chakra-ui/react/styled-system';
import { createPortal } from 'react-dom';
import { aboveDialogs } from '../dialog/top-layer';
import { NotificationCard, type NotificationView } from './notification-card';

export interface NotificationStackProps {
  /** Newest last. */
  notifications: NotificationView[];
  /** Its time is over, or the user closed it. */
  onClose: (id: string) => void;
}

/**
 * Notifications at the top right, newest on top, above dialogs too: over the header, where they cover no page actions,
 * and below it where the header is no wider than they are. The shell renders one; its queue lives elsewhere.
 */
export function NotificationStack({ notifications, onClose }: NotificationStackProps) {
  return createPortal(
    <chakra.div
      role="region"
      aria-label="Notifications"
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
