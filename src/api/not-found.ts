import type { APIRoute } from 'astro'

/** Stands in for an endpoint of the framework that this site does not use. */
export const GET: APIRoute = () => new Response(null, { status: 404 })
