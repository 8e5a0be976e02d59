import { errorCode } from '../config/errorCode.js'

/** Whether another process holds the lock of the file. */
export const isLocked = (error: unknown) => /^SQLITE_(?:BUSY|LOCKED)/.test(errorCode(error) ?? '')
