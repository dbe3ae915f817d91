export default () => globalThis.testDatabase?.stop({ wipe: true });
