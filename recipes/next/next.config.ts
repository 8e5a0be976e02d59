/** Where the reference server (the folder `proxy`) listens; it must name this site in its ALLOWED_ORIGINS. */
const PLANNER_SERVER = process.env.PLANNER_SERVER ?? 'http://127.0.0.1:8787'

export default {
  rewrites: async () => [{ source: '/api/planner/:path*', destination: `${PLANNER_SERVER}/api/:path*` }],
}
