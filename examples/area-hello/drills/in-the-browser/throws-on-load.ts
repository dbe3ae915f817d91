throw new Error('a drill: Hello throws while it loads');
