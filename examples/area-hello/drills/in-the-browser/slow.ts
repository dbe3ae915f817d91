await new Promise((resolve) => setTimeout(resolve, 5000));

export * from '../../src/app';
