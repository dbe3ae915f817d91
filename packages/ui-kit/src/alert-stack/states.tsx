import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../button/button';
import { AlertCard, type AlertView } from './alert-card';
import { AlertStack } from './alert-stack';

const alerts: AlertView[] = [
  {
    id: 'a',
    message: 'Something went wrong',
    duration: Infinity,
    action: { label: 'Try again', onAct: () => undefined },
  },
  { id: 'b', tone: 'success', message: 'Persona Updated Successfully', duration: Infinity },
  { id: 'c', tone: 'info', message: 'No suggestions found!', duration: Infinity },
  { id: 'd', tone: 'warning', message: 'Client Roles are updated partially', duration: Infinity },
];

export function AlertStates() {
  const [shown, setShown] = useState<AlertView[]>([]);
  return (
    <>
      <chakra.div display="grid" gap="2" maxW="96">
        {alerts.map((alert) => (
          <AlertCard key={alert.id} alert={alert} onClose={() => undefined} />
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
      <AlertStack alerts={shown} onClose={(id) => setShown((before) => before.filter((alert) => alert.id !== id))} />
    </>
  );
}
