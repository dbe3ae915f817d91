import { discardImport } from '@skills-architect/contracts/personas';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { noteDiscarded } from './discarded-imports';

/** Discards an import after confirmation; resolves to whether it was discarded. */
export function useDiscardImport() {
  const { run, isRunning } = useChange(discardImport);
  const discard = async (importTokenId: string, text = 'Are you sure want to discard skill mapping?') => {
    const isConfirmed = await askConfirm({ text, title: 'Discard the import', yes: 'Yes', no: 'No', loss: true });
    if (!isConfirmed) return false;
    try {
      await run({ params: { importTokenId } });
    } catch (error) {
      notify(error);
      return false;
    }
    noteDiscarded(importTokenId);
    notify('The import was discarded', { variant: 'success' });
    return true;
  };
  return { discard, isDiscarding: isRunning };
}
