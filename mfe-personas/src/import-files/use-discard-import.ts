import { formatCount } from '@skills-architect/contracts/locale';
import { discardImport, type PersonaImport } from '@skills-architect/contracts/personas';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { noteDiscarded } from './discarded-imports';

const QUESTION = 'Are you sure want to discard skill mapping?';

/** The question before an import in Role Selection is discarded, with what is lost. */
export const discardQuestion = ({ stage, counts: { read } }: PersonaImport): string =>
  stage === 'selection' && read > 0
    ? `${QUESTION} ${formatCount(read, 'client role', 'client roles')} without a persona will be deleted.`
    : QUESTION;

/** Discards an import after confirmation; resolves to whether it was discarded. */
export function useDiscardImport() {
  const { run, isRunning } = useChange(discardImport);
  const discard = async (importTokenId: string, text = QUESTION) => {
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
