throw new Error('Hello was told to throw while it loads');
