import type { APIRoute } from 'astro'

/** Replaces an Astro endpoint that this site does not use. */
export const GET: APIRoute = () => new Response(null, { status: 404 })
