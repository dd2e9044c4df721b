import type { APIRoute } from 'astro'
import { renderWebManifest } from '#site/screens/web-manifest.ts'

export const GET: APIRoute = () => renderWebManifest('ar')
