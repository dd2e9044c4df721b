import type { APIRoute } from 'astro'
import { webManifest } from '../screens/web-manifest.ts'

export const GET: APIRoute = () => webManifest('en')
