export const importTakeAlong = () => import('./takeAlong.chunk.js')
