import { createRoot } from 'react-dom/client';
import { BlocksPage } from '../src/blocks/blocks-page';
import { colourMode } from '../src/colour-mode/colour-mode';

colourMode.restore();
const root = document.getElementById('root');
if (root) createRoot(root).render(<BlocksPage />);
