import { modelState } from './model-state';

/** Many wait for a model; whatever Node warns of is in the error output of this process. */
const { set, prepared, onReady } = modelState({ status: 'preparing', sentence: 'The model is being prepared.' });
let told = 0;
const end = new AbortController();
const waiting = Array.from({ length: 30 }, () => {
  onReady(() => {
    told += 1;
  });
  return prepared(new AbortController().signal);
});
const leaving = prepared(end.signal);
end.abort();
await leaving;
set({ status: 'ready' });
await Promise.all(waiting);
process.stdout.write(`${told} were told`);
