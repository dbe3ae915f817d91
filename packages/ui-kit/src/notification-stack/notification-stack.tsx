import { chakra } from '@chakra-ui/react/styled-system';
import { createPortal } from 'react-dom';
import { getOverlayContainer } from '../dialog/top-layer';
import { NotificationCard, type NotificationView } from './notification-card';

export interface NotificationStackProps {
  /** Newest last. */
  notifications: NotificationView[];
  /** Called when a notification times out or the user closes it. */
  onClose: (id: string) => void;
}

/** Two lines of a notification are as high as the header, so that it is as wide as the header leaves room. */
const HEADER_WIDTH = 'min(36rem, max(24rem, calc(100vw - var(--header-controls, 0rem) - 20rem)))';

const notificationRole = ({ tone = 'error' }: NotificationView) => (tone === 'error' ? 'alert' : 'status');

/**
 * Notifications at the top right, newest first, also above dialogs. They overlay the free part of the header, so that
 * they cover neither its controls, whose width the host sets as `--header-controls`, nor the actions of the page; on
 * narrow pages they are below the header. The shell renders one stack and keeps the queue.
 */
export function NotificationStack({ notifications, onClose }: NotificationStackProps) {
  return createPortal(
    <chakra.div
      role="region"
      aria-label="Notifications"
      position="fixed"
      top={{ base: '3.25rem', lg: '1' }}
      right={{ base: '4', lg: 'calc(var(--header-controls, 0rem) + 1rem)' }}
      w={{ base: 'min(24rem, calc(100vw - 2rem))', lg: HEADER_WIDTH }}
      zIndex="alert"
      display="flex"
      flexDirection="column-reverse"
      gap="2"
      pointerEvents="none"
    >
      {(['alert', 'status'] as const).map((role) => (
        // Always there: screen readers do not announce a region that appears together with its text.
        <chakra.div key={role} role={role} aria-atomic="false" display="contents">
          {notifications.map((notification, index) =>
            notificationRole(notification) === role ? (
              <NotificationCard
                key={notification.id}
                alert={notification}
                order={index}
                isCovered={index < notifications.length - 1}
                onClose={() => onClose(notification.id)}
              />
            ) : null,
          )}
        </chakra.div>
      ))}
    </chakra.div>,
    getOverlayContainer(),
  );
}
