import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../button/button';
import { NotificationCard, type NotificationView } from './notification-card';
import { NotificationStack } from './notification-stack';

const notifications: NotificationView[] = [
  {
    id: 'a',
    message: 'Something went wrong',
    duration: Infinity,
    action: { label: 'Try again', onAction: () => undefined },
  },
  { id: 'b', tone: 'success', message: 'Persona Updated Successfully', duration: Infinity },
  {
    id: 'e',
    tone: 'success',
    message: 'Persona deleted successfully',
    detail: 'Data Analyst',
    duration: Infinity,
    action: { label: 'Undo', onAction: () => undefined },
  },
  { id: 'c', tone: 'info', message: 'No suggestions found!', duration: Infinity },
  { id: 'd', tone: 'warning', message: 'Client Roles are updated partially', duration: Infinity },
];

export function NotificationStories() {
  const [shown, setShown] = useState<NotificationView[]>([]);
  return (
    <>
      <chakra.div display="grid" gap="2" maxW="96">
        {notifications.map((alert) => (
          <NotificationCard key={alert.id} order={0} isCovered={false} alert={alert} onClose={() => undefined} />
        ))}
      </chakra.div>
      <div>
        <Button
          onClick={() =>
            setShown([
              ...shown,
              { id: crypto.randomUUID(), message: 'Session timed out!', tone: 'info', duration: 3000 },
            ])
          }
        >
          Show an alert
        </Button>
      </div>
      <NotificationStack
        notifications={shown}
        onClose={(id) => setShown((before) => before.filter((alert) => alert.id !== id))}
      />
    </>
  );
}
