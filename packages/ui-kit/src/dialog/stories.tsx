import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../button/button';
import { SelectField } from '../select-field/select-field';
import { TextField } from '../text-field/text-field';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

type Shown = 'form' | 'loss' | 'client' | 'drawer';

export function DialogStories() {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const footer = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button variant="primary" onClick={close}>
        Save
      </Button>
    </>
  );
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button onClick={() => setShown('form')}>Open a form</Button>
      <Button onClick={() => setShown('loss')}>Ask before a loss</Button>
      <Button onClick={() => setShown('client')}>Select a client</Button>
      <Button onClick={() => setShown('drawer')}>Open the drawer</Button>
      <Dialog open={shown === 'form'} onClose={close} title="Add a department" footer={footer} guarded>
        <TextField label="Name" required />
      </Dialog>
      <ConfirmDialog
        open={shown === 'loss'}
        loss
        title="Are you sure you want to delete Data Analyst?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={close}
        onCancel={close}
      />
      <Dialog
        open={shown === 'client'}
        onClose={close}
        title="Select Client"
        size="sm"
        footer={
          <Button variant="primary" onClick={close}>
            Go
          </Button>
        }
      >
        <SelectField label="Client" placeholder="Choose a client" options={[{ value: 1, label: 'Northwind' }]} />
      </Dialog>
      <Drawer open={shown === 'drawer'} onClose={close} label="Menu">
        <chakra.nav p="4" display="grid" gap="2">
          <Button variant="quiet" onClick={close}>
            Home
          </Button>
        </chakra.nav>
      </Drawer>
    </chakra.div>
  );
}
