import { ClientEditor } from './client-editor';

/** Create New Client. */
export default function CreateClient() {
  return <ClientEditor title="Create New Client" />;
}
