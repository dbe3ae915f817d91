import { EntryEditor } from './entry-editor';

/** Screen: adds a Skillopedia entry. */
export default function AddEntry() {
  return <EntryEditor />;
}
