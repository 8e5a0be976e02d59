/**
 * For each element, React's development build makes a task for the stack traces of a debugger. No test reads them, and
 * they take a tenth of its time. React looks for this function once, when it loads.
 */
Object.assign(console, { createTask: undefined })
