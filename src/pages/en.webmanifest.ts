import type { APIRoute } from 'astro'
import { renderWebManifest } from '#site/screens/head/web-manifest.ts'

export const GET: APIRoute = () => renderWebManifest('en')
